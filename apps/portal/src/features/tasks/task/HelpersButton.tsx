import type { TaskPerson } from "@jubilee/core/tasks/tasks.types";
import { Button } from "@jubilee/ui/button";
import { Link2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const HelperLinks = lazy(async () => {
  const { HelperLinks: links } = await import("./HelperLinks.tsx");
  return { default: links };
});

interface HelpersButtonProps {
  eventId: string;
  people: readonly TaskPerson[];
}

/** Where all links of an event's helpers stand: who has one, and how it is taken back. None without a helper. */
export function HelpersButton({ eventId, people }: HelpersButtonProps) {
  const [isShown, setShown] = useState(false);
  if (!people.some(({ kind }) => kind === "helper")) return null;
  return (
    <>
      <Button size="sm" variant="ghost" icon={<Link2 />} onClick={() => setShown(true)}>
        Helpers
      </Button>
      <Suspense fallback={null}>
        {isShown && <HelperLinks eventId={eventId} onClose={() => setShown(false)} />}
      </Suspense>
    </>
  );
}
