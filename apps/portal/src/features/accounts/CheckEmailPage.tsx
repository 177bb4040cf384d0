export default function CheckEmailPage() {
  return <p>CheckEmailPage</p>;
}
