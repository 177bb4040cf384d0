export const changePlanId = "change-plan";

/** To the choice of a plan, which stands below the one in force. */
export function showChange() {
  const chosen = document.querySelector<HTMLInputElement>(`#${changePlanId} input:checked`);
  chosen?.focus({ preventScroll: true });
  document.querySelector(`#${changePlanId}`)?.scrollIntoView({ block: "start" });
}
