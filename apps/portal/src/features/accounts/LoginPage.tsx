import { Link } from "@jubilee/ui/link";
import { lazy, Suspense, useState } from "react";
import { Redirect } from "wouter";
import { href } from "../../app/routing/href.ts";
import { useAuth } from "../../app/session/useAuth.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { aside } from "./AccountPage.css.ts";
import { PasswordForm } from "./PasswordForm.tsx";
import { useNotice } from "./useNotice.ts";
import { useReturnPath } from "./useReturnPath.ts";

const MagicLinkForm = lazy(async () => {
  const { MagicLinkForm } = await import("./MagicLinkForm.tsx");
  return { default: MagicLinkForm };
});

const CodeForm = lazy(async () => {
  const { CodeForm } = await import("./CodeForm.tsx");
  return { default: CodeForm };
});

/** Sign in by password or by a one-time link. Signed-in people are led on. */
export default function LoginPage() {
  const [byLink, setByLink] = useState(false);
  const { status, needsCode } = useAuth();
  const returnPath = useReturnPath();
  const tell = useNotice();
  if (status === "signed-in") return <Redirect to={returnPath} replace />;

  if (needsCode)
    return (
      <AccountFrame title="One more step" lead="Type the code your authenticator app shows.">
        <Suspense fallback={null}>
          <CodeForm />
        </Suspense>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title="Sign in"
      lead={byLink ? "We send you a link that signs you in once." : "Good to have you back."}
    >
      {byLink ? (
        <Suspense fallback={null}>
          <MagicLinkForm onPassword={() => setByLink(false)} />
        </Suspense>
      ) : (
        <PasswordForm
          onSignedIn={() => tell(({ tellSignedIn }) => tellSignedIn())}
          onMagicLink={() => setByLink(true)}
        />
      )}
      <p className={aside}>
        <span>
          New here? <Link href={href("signup")}>Sign up</Link>
        </span>
        <Link href={href("password.forgot")}>Forgotten password?</Link>
      </p>
    </AccountFrame>
  );
}
