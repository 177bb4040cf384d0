export default function TermsPage() {
  return <p>TermsPage</p>;
}
