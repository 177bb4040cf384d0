export default function FaqPage() {
  return <p>FaqPage</p>;
}
