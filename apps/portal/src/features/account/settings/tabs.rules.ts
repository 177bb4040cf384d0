/** The parts of the account page, from the person to leaving, each with its article. */
export const accountTabs = [
  { id: "profile", label: "Profile", help: "account-settings" },
  { id: "security", label: "Sign-in and security", help: "account-settings" },
  { id: "notifications", label: "Notifications", help: "account-settings" },
  { id: "preferences", label: "Preferences", help: "account-settings" },
  { id: "plan", label: "Plan and billing", help: "plans" },
  { id: "data", label: "Your data and leaving", help: "privacy" },
] as const;

export type AccountTab = (typeof accountTabs)[number]["id"];

/**
 * The part that an address opens: by `?tab=`, else by what the address asks for. /account begins with
 * the plan, and so do the ways back from the price list and from a payment.
 */
export function accountTabOf(pathname: string, search: string, hash: string): AccountTab {
  const query = new URLSearchParams(search);
  const wanted = query.get("tab") ?? hash.slice(1);
  const known = accountTabs.find(({ id }) => id === wanted);
  if (known) return known.id;
  const isPlan = pathname === "/account" || query.has("plan") || query.has("paid");
  return isPlan ? "plan" : "profile";
}
