import type { CampaignBlock } from "@jubilee/core/mailing/campaigns.types";
import { Button } from "@jubilee/ui/button";
import { blockKinds } from "./blockKinds.tsx";
import { kinds } from "./Editor.css.ts";

/** What can be put into the mail. */
export function Kinds({ onAdd }: { onAdd: (block: CampaignBlock) => void }) {
  return (
    <section className={kinds} aria-label="Put in">
      {Object.entries(blockKinds).map(([kind, { label, icon, make }]) => (
        <Button
          key={kind}
          variant="ghost"
          icon={icon}
          onClick={() => onAdd(make(crypto.randomUUID()))}
        >
          {label}
        </Button>
      ))}
    </section>
  );
}
