import { Link } from "@jubilee/ui/link";
import { lazy, Suspense, useState } from "react";
import { Redirect } from "wouter";
import { useLocationProperty } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
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

const PhoneForm = lazy(async () => {
  const { PhoneForm } = await import("./PhoneForm.tsx");
  return { default: PhoneForm };
});

type Way = "password" | "link" | "phone";

const leads: Readonly<Record<Way, string>> = {
  password: "Good to have you back.",
  link: "We send you a link that signs you in once.",
  phone: "We text you a code that signs you in once.",
};

/** Sign in by password, by a one-time link or by a texted code. Signed-in people are led on. */
export default function LoginPage() {
  // What is made ahead is the same for every address.
  const asked = useLocationProperty(
    () => new URLSearchParams(location.search).get("by"),
    () => null,
  );
  const [chosen, setWay] = useState<Way | null>(null);
  const way = chosen ?? (asked === "phone" ? "phone" : "password");
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
    <AccountFrame title="Sign in" lead={leads[way]}>
      {way === "password" ? (
        <PasswordForm
          onSignedIn={() => tell(({ tellSignedIn }) => tellSignedIn())}
          onMagicLink={() => setWay("link")}
          onPhone={() => setWay("phone")}
        />
      ) : (
        <Suspense fallback={null}>
          {way === "link" && <MagicLinkForm onPassword={() => setWay("password")} />}
          {way === "phone" && <PhoneForm onPassword={() => setWay("password")} />}
        </Suspense>
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
