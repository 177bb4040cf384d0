export default function ForgotPasswordPage() {
  return <p>ForgotPasswordPage</p>;
}
