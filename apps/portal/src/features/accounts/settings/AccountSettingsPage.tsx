export default function AccountSettingsPage() {
  return <p>AccountSettingsPage</p>;
}
