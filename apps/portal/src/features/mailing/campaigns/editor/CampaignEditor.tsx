import { englishLanguageName } from "@jubilee/core/base/guest-languages.rules";
import {
  withBlockBack,
  withLanguageBack,
  withoutLanguage,
} from "@jubilee/core/mailing/campaigns.rules";
import { toast } from "@jubilee/ui/toast";
import type { CampaignBlock, EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { Stack } from "@jubilee/ui/stack";
import { useState } from "react";
import { eventRead } from "../../../../event-kit/data/event.reads.ts";
import { useReading } from "../../../../page-kit/data/useRead.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { Look, type LookKind, type Reader } from "../look/Look.tsx";
import { Side } from "../side/Side.tsx";
import { blockKinds } from "./blockKinds.tsx";
import { Conflict } from "./Conflict.tsx";
import { DeskHead } from "./DeskHead.tsx";
import { desk, lookDesk } from "./Editor.css.ts";
import { HeadFields } from "./HeadFields.tsx";
import { Kinds } from "./Kinds.tsx";
import { Stage } from "./Stage.tsx";
import { useCampaignDraft } from "./useCampaignDraft.ts";

/** A draft: written in the middle, looked over beside it. */
export function CampaignEditor({ first }: { first: EmailCampaign }) {
  const state = useCampaignDraft(first);
  const event = useReading((client) => eventRead(client, first.eventId)).data;
  const [language, setLanguage] = useState(first.language);
  const [chosen, setChosen] = useState<string | null>(null);
  const [look, setLook] = useState<LookKind>("write");
  const [reader, setReader] = useState<Reader | null>(null);
  const { draft, saved, change } = state;
  const setBlocks = (blocks: CampaignBlock[]) => change({ blocks });
  const add = (block: CampaignBlock) => {
    const at = draft.blocks.findIndex(({ id }) => id === chosen);
    setBlocks(draft.blocks.toSpliced(at < 0 ? draft.blocks.length : at + 1, 0, block));
    setChosen(block.id);
  };
  const remove = (block: CampaignBlock) => {
    const { blocks } = draft;
    setBlocks(blocks.filter(({ id }) => id !== block.id));
    setChosen(null);
    toast.success(`Taken out: ${blockKinds[block.kind].label.toLowerCase()}`, {
      undo: () => state.changeFrom((now) => ({ blocks: withBlockBack(now.blocks, blocks, block) })),
    });
  };
  const begin = (tag: string) => {
    change({ subjects: { ...draft.subjects, [tag]: "" } });
    setLanguage(tag);
  };
  const leave = (tag: string) => {
    const rest = withoutLanguage(draft, tag);
    change(rest);
    setLanguage(rest.language);
    toast.success(`${englishLanguageName(tag)} is left out`, {
      undo: () => state.changeFrom((now) => withLanguageBack(now, draft, tag)),
    });
  };
  return (
    <PageFrame>
      <Stack gap="6">
        <DeskHead
          state={state}
          language={language}
          look={look}
          onLook={setLook}
          reader={reader}
          event={event}
        />
        <Conflict state={state} />
        <div className={look === "write" ? desk : lookDesk}>
          {look === "write" && <Kinds onAdd={add} />}
          <div>
            {look === "write" ? (
              <>
                <HeadFields of={state} language={language} />
                <Stage
                  key={state.heard?.revision}
                  blocks={draft.blocks}
                  language={language}
                  event={event}
                  chosen={chosen}
                  onChoose={setChosen}
                  onChange={setBlocks}
                  onRemove={remove}
                />
              </>
            ) : (
              <Look
                campaign={saved}
                language={language}
                look={look}
                reader={reader}
                onReader={(chosen, theirs) => {
                  setReader(chosen);
                  setLanguage(theirs);
                }}
                isOld={state.isChanged}
              />
            )}
          </div>
          <Side
            state={state}
            language={language}
            onLanguage={setLanguage}
            onBegin={begin}
            onLeave={leave}
          />
        </div>
      </Stack>
    </PageFrame>
  );
}
