import { Button } from "@jubilee/ui/button";
import { lazy, Suspense, useState } from "react";
import { ways } from "../../../../event-kit/guest-page/Invitation.css.ts";

const FindMeDialog = lazy(async () => ({
  default: (await import("./FindMeDialog.tsx")).FindMeDialog,
}));
const CodeDialog = lazy(async () => ({
  default: (await import("./CodeDialog.tsx")).CodeDialog,
}));

/** The ways to one's own invitation: the code that is printed on it, or the link mailed again. */
export function FindMe({ token }: { token: string }) {
  const [open, setOpen] = useState<"mail" | "code" | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const show = (which: "mail" | "code") => {
    setOpened((known) => new Set([...known, which]));
    setOpen(which);
  };
  const follow = (which: "mail" | "code") => (isOpen: boolean) => setOpen(isOpen ? which : null);
  return (
    <div className={ways}>
      <Button variant="link" onClick={() => show("mail")}>
        I was invited: send me my link
      </Button>
      <Button variant="link" onClick={() => show("code")}>
        I have a code
      </Button>
      <Suspense fallback={null}>
        {opened.has("mail") && (
          <FindMeDialog token={token} isOpen={open === "mail"} onOpenChange={follow("mail")} />
        )}
        {opened.has("code") && (
          <CodeDialog token={token} isOpen={open === "code"} onOpenChange={follow("code")} />
        )}
      </Suspense>
    </div>
  );
}
