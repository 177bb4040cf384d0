export default function SimpleSignUpPage() {
  return <p>SimpleSignUpPage</p>;
}
