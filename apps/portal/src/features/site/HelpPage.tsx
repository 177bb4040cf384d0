export default function HelpPage() {
  return <p>HelpPage</p>;
}
