export default function PrivacyPage() {
  return <p>PrivacyPage</p>;
}
