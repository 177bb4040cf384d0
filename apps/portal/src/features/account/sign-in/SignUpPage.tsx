import { isPlanType } from "@jubilee/core/account/access.rules";
import { Link } from "@jubilee/ui/link";
import { Redirect, useSearch } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { aside } from "./AccountPage.css.ts";
import { SignUpForm } from "./SignUpForm.tsx";

/** Sign up with a plan; `?plan=` chooses it beforehand. */
export default function SignUpPage() {
  const { status } = useAuth();
  const plan = new URLSearchParams(useSearch()).get("plan");
  if (status === "signed-in") return <Redirect to={href("dashboard")} replace />;
  return (
    <AccountFrame
      wide
      title="Sign up"
      lead="A page for your event in about a minute. Guests never need an account."
    >
      <SignUpForm initialPlan={isPlanType(plan) ? plan : "free"} />
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
