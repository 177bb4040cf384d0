export default function LoginPage() {
  return <p>LoginPage</p>;
}
