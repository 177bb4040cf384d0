export default function SignUpPage() {
  return <p>SignUpPage</p>;
}
