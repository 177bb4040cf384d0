import { isPlanType } from "@jubilee/core/account/access.rules";
import { Link } from "@jubilee/ui/link";
import { Redirect, useSearch } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { useIsOnDevice } from "../../../app/frame/useIsOnDevice.ts";
import { href } from "../../../app/routing/href.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { aside } from "./AccountPage.css.ts";
import { invitedIn } from "./invited.rules.ts";
import { SignUpForm } from "./SignUpForm.tsx";
import { useReturnPath } from "./useReturnPath.ts";

/** Sign up with a plan; `?plan=` chooses it beforehand. */
export default function SignUpPage() {
  const { status } = useAuth();
  const returnPath = useReturnPath();
  const plan = new URLSearchParams(useSearch()).get("plan");
  const invited = invitedIn(useHistoryState());
  // What is made ahead is the same for everybody.
  const isAwaited = useIsOnDevice() && returnPath !== href("dashboard");
  const lead = isAwaited
    ? "What you chose waits for you: confirm your address and you go on with it."
    : "A page for your event in about a minute. Guests never need an account.";
  if (status === "signed-in") return <Redirect to={returnPath} replace />;
  return (
    <AccountFrame
      wide
      title="Sign up"
      lead={
        invited
          ? `You join the team of ${invited.accountName}: its plan counts there, and your account is free. Confirm your address and you are in.`
          : lead
      }
    >
      <SignUpForm
        initialPlan={!invited && isPlanType(plan) ? plan : "free"}
        invited={invited?.email}
      />
      <p className={aside}>
        <span>
          Already with us? <Link href={href("login")}>Sign in</Link>
        </span>
        <Link href={`${href("login")}?by=phone`}>Sign up by phone</Link>
        <Link href={href("signup.simple")}>Sign up with an address alone</Link>
      </p>
    </AccountFrame>
  );
}
