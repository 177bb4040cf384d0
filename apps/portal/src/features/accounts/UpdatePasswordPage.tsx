export default function UpdatePasswordPage() {
  return <p>UpdatePasswordPage</p>;
}
