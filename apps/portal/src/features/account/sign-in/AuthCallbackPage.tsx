import type { AuthUser } from "@jubilee/core/account/auth.types";
import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import { accountToast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { useRoute } from "../../../app/routing/useRoute.ts";
import { Problem } from "../../../page-kit/help/Problem.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { form } from "./AccountPage.css.ts";
import { readMailLink } from "./link.rules.ts";
import { payForPendingPlan } from "./pendingPlan.ts";
import { useAccountCall } from "./useAccountCall.ts";
import { useNotice } from "./useNotice.ts";
import { useReturnPath } from "./useReturnPath.ts";

/** Redeems a mail's link by a button, so that programs that open links cannot use it up. */
export default function AuthCallbackPage() {
  const portal = usePortal();
  const { auth, config } = portal;
  const tell = useNotice();
  const { run, isBusy, failure } = useAccountCall();
  const [, navigate] = useLocation();
  const returnPath = useReturnPath();
  const isMagicLink = useRoute()?.name === "auth.magicLink";
  const [isHalfDone, setHalfDone] = useState(false);
  const link = readMailLink(useSearch(), location.hash, isMagicLink ? "magiclink" : "signup");

  const isAddress = link.kind === "token" && link.type === "email_change";
  const confirmsSignUp = link.kind === "token" && link.type === "signup";

  const goOn = async (user: AuthUser | null) => {
    if (!user) {
      setHalfDone(true);
      return;
    }
    if (auth.getState().user && isAddress) accountToast.success("Your address is changed");
    if (auth.getState().needsCode) {
      navigate(href("login"), { replace: true, state: { from: returnPath } });
      return;
    }
    if (confirmsSignUp) tell(({ tellAccountCreated }) => tellAccountCreated(config.productName));
    else if (!isAddress) tell(({ tellSignedIn }) => tellSignedIn());
    const session = { user, confirmsSignUp, back: returnPath };
    if (!isAddress && (await payForPendingPlan(portal, session))) return;
    navigate(returnPath, { replace: true });
  };
  const redeem = () => {
    if (link.kind === "token") run((api) => api.verifyLink(link.tokenHash, link.type), goOn);
    if (link.kind === "code") run((api) => api.exchangeCode(link.code), goOn);
  };
  if (isHalfDone)
    return (
      <AccountFrame
        title="Half done"
        lead="This address is confirmed. Now open the link in the mail to the other address; then the change is made."
      >
        <LinkButton href={href("account.settings")} size="lg" fullWidth variant="outline">
          Account settings
        </LinkButton>
      </AccountFrame>
    );
  const problem = link.kind === "broken" ? link.message : failure?.message;
  return (
    <AccountFrame
      title={isMagicLink ? "Sign in" : "Confirm your address"}
      lead={problem ? undefined : "One press, and you are in."}
    >
      <div className={form}>
        {problem ? (
          <>
            <Problem article="signing-in">{problem}</Problem>
            <LinkButton href={href("login")} size="lg" fullWidth variant="outline">
              Back to sign in
            </LinkButton>
          </>
        ) : (
          <Button size="lg" fullWidth loading={isBusy} onClick={redeem}>
            {isMagicLink ? "Sign In" : "Confirm and go on"}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}
