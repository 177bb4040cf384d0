import { passwordProblem } from "@jubilee/core/account/auth.rules";
import type { AuthApi, AuthResult } from "@jubilee/core/account/auth.types";
import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import { PasswordField } from "@jubilee/ui/password-field";
import { TextField } from "@jubilee/ui/text-field";
import { accountToast } from "@jubilee/ui/toast";
import type { FormEvent } from "react";
import { useLocation, useSearch } from "wouter";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { Problem } from "../../../page-kit/help/Problem.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { form } from "./AccountPage.css.ts";
import { needed } from "./fields.rules.ts";
import { fieldText } from "./forms.rules.ts";
import { readMailLink, type MailLink } from "./link.rules.ts";
import { useAccountCall } from "./useAccountCall.ts";
import { useFields } from "./useFields.ts";

/** Redeems the link first, unless somebody is signed in already. */
async function choose(
  api: AuthApi,
  link: MailLink,
  standing: { isSignedIn: boolean; needsCode: boolean },
  { password, code }: { password: string; code: string },
): Promise<AuthResult> {
  const isKnown = standing.isSignedIn || standing.needsCode;
  if (!isKnown && link.kind === "token") {
    const verified = await api.verifyLink(link.tokenHash, link.type);
    if (!verified.ok) return verified;
  }
  if (!isKnown && link.kind === "code") {
    const exchanged = await api.exchangeCode(link.code);
    if (!exchanged.ok) return exchanged;
  }
  if (standing.needsCode) {
    const proven = await api.verifyFactor(code);
    if (!proven.ok) return proven;
  }
  return api.updatePassword(password);
}

/** Chooses a new password by the mail's link, or as a signed-in person. */
export default function UpdatePasswordPage() {
  const { auth } = usePortal();
  const { status, needsCode } = useAuth();
  const { run, isBusy, failure } = useAccountCall();
  const { problems, read, form: ofForm } = useFields(failure);
  const [, navigate] = useLocation();
  const link = readMailLink(useSearch(), location.hash, "recovery");
  const isSignedIn = status === "signed-in";

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = read({
      password: passwordProblem,
      ...(needsCode ? { code: needed("Type the code that the app shows.") } : {}),
    });
    if (!data) return;
    const password = fieldText(data, "password");
    run(
      (api) =>
        choose(api, link, { isSignedIn, needsCode }, { password, code: fieldText(data, "code") }),
      () => {
        auth.endRecovery();
        accountToast.success("Password changed", {
          description: "Use the new one from now on.",
        });
        navigate(href("dashboard"), { replace: true });
      },
    );
  };
  if (status !== "loading" && !isSignedIn && !needsCode && link.kind === "broken")
    return (
      <AccountFrame title="New password">
        <div className={form}>
          <Problem article="signing-in">{link.message}</Problem>
          <LinkButton href={href("password.forgot")} size="lg" fullWidth>
            Ask for a new link
          </LinkButton>
        </div>
      </AccountFrame>
    );
  return (
    <AccountFrame title="New password" lead="Choose one that you use nowhere else.">
      <form {...ofForm} className={form} onSubmit={submit}>
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          help={problems["password"] ? undefined : "At least 8 characters."}
          error={problems["password"] ?? failure?.message}
          required
        />
        {needsCode && (
          <TextField
            label="Code from your authenticator app"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={problems["code"]}
            help="Your account has a second factor, so a new password needs it too."
            required
          />
        )}
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          Save the password
        </Button>
      </form>
    </AccountFrame>
  );
}
