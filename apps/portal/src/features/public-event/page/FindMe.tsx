import { Button } from "@jubilee/ui/button";
import { lazy, Suspense, useState } from "react";

const FindMeDialog = lazy(async () => ({
  default: (await import("./FindMeDialog.tsx")).FindMeDialog,
}));

/** The way back for guests who lost their link. */
export function FindMe({ token }: { token: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="link" onClick={open}>
        I was invited: send me my link
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <FindMeDialog token={token} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
