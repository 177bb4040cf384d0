import type { PlanType } from "./plans.types.ts";
import { planNames } from "./access.rules.ts";

/** Texts of the account flows, word for word. Source: specification section 8. */
export const authCopy = {
  failure: { title: "Authentication Error", fallback: "An authentication error occurred" },
  signedIn: { title: "Welcome back!", description: "You have successfully signed in." },
  signedOut: { title: "Signed out", description: "You have been successfully signed out." },
  magicLink: { title: "Magic link sent!", description: "Check your email for a sign-in link." },
  required: {
    title: "Authentication Required",
    description: "Please sign in to access this page",
  },
  missingIdentifier: "You must provide either an email or phone number and a password",
} as const;

/**
 * 'Account created!' / 'Welcome to {product}!' plus the plan's sentence for a plan that is
 * already effective; it is left out until it is true (features decision 11).
 */
export function accountCreatedCopy(
  productName: string,
  effectivePlan: PlanType,
): { title: string; description: string } {
  const welcome = `Welcome to ${productName}!`;
  return {
    title: "Account created!",
    description: effectivePlan === "free" ? welcome : `${welcome} ${planSentence(effectivePlan)}`,
  };
}

/** "You're now on the Pro plan." */
export function planSentence(plan: PlanType): string {
  return `You're now on the ${planNames[plan]} plan.`;
}
