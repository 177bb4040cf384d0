export default function AuthCallbackPage() {
  return <p>AuthCallbackPage</p>;
}
