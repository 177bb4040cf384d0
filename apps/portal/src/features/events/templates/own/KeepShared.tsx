import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { MemberQueries } from "../../../../app/session/MemberQueries.tsx";
import { useMay } from "../../../../app/session/useRights.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useTemplateWrite } from "./useOwnTemplates.ts";

function Keep({ token }: { token: string }) {
  const api = useApi(createOwnTemplatesApi);
  const mayKeep = useMay("events.write");
  const { isBusy, run } = useTemplateWrite();
  const [keptId, setKeptId] = useState<string | null>(null);
  if (!mayKeep) return null;
  const keep = async () => {
    const kept = await run(() => api.keep(token));
    if (!kept) return;
    setKeptId(kept.id);
    toast.success("It is among your templates", {
      description: "As it is now: what its owner changes does not reach yours.",
    });
  };
  if (keptId !== null)
    return (
      <LinkButton variant="outline" size="lg" href={href("templates.mine", { templateId: keptId })}>
        Open it in your templates
      </LinkButton>
    );
  return (
    <Button variant="outline" size="lg" loading={isBusy} onClick={() => void keep()}>
      Keep it in your templates
    </Button>
  );
}

/** Keeps a received template among one's own; once it is, the way to it. */
export function KeepShared({ token }: { token: string }) {
  return (
    <MemberQueries>
      <Keep token={token} />
    </MemberQueries>
  );
}
