import { draftOfParty, partyProblems, submissionOf } from "@jubilee/core/answers/party.rules";
import type { PartyDraft, PublicParty } from "@jubilee/core/answers/party.types";
import { useState } from "react";
import { useKeptDraft } from "../../../../page-kit/draft/useKeptDraft.ts";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";

/** The form of a party: what is typed, what is missing, and sending it once. */
export function useParty(first: PublicParty, token: string) {
  const [party, setParty] = useState(first);
  const answered = draftOfParty(party);
  const { draft, isBack, type, sent } = useKeptDraft({
    name: `party:${token}`,
    first: () => answered,
    over: JSON.stringify(answered),
  });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [isSent, setSent] = useState(false);
  const { isBusy, refused, run, forget } = useChange();
  const change = (part: Partial<PartyDraft>) => {
    type((known) => ({ ...known, ...part }));
    setProblems({});
    setSent(false);
    forget();
  };
  const send = async () => {
    const missing = partyProblems(party, draft);
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    const saved = await run(() =>
      callEmbed<PublicParty>(`personal/${encodeURIComponent(token)}/answer`, {
        ...submissionOf(draft),
        idempotencyKey,
      }),
    );
    if (!saved) return;
    setParty(saved);
    setKey(crypto.randomUUID());
    setSent(true);
    sent();
  };
  return { party, draft, problems, isBusy, refused, isSent, isBack, change, send };
}
