import { Link } from "@jubilee/ui/link";
import { Redirect } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { aside } from "./AccountPage.css.ts";
import { SignUpForm } from "./SignUpForm.tsx";
import { useReturnPath } from "./useReturnPath.ts";

/** Sign up with an address and a password alone, on the free plan. */
export default function SimpleSignUpPage() {
  const { status } = useAuth();
  const returnPath = useReturnPath();
  if (status === "signed-in") return <Redirect to={returnPath} replace />;
  return (
    <AccountFrame title="Sign up" lead="An address and a password are enough to begin.">
      <SignUpForm initialPlan="free" simple />
      <p className={aside}>
        <Link href={href("signup")}>Sign up with a plan</Link>
        <Link href={href("login")}>Sign in</Link>
      </p>
    </AccountFrame>
  );
}
