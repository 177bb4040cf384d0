export default function PricingPage() {
  return <p>PricingPage</p>;
}
