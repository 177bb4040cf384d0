import { hasWords } from "@jubilee/core/base/plain-words.rules";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { SearchField } from "@jubilee/ui/search-field";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { media } from "@jubilee/ui/theme";
import { toast } from "@jubilee/ui/toast";
import { useMedia } from "@jubilee/ui/use-media";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../../app/session/useRights.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../../../event-kit/people/keys.ts";
import { MergeTagDialog } from "./MergeTagDialog.tsx";
import { NewTagDialog } from "./NewTagDialog.tsx";
import { RenameTagDialog } from "./RenameTagDialog.tsx";
import { TaggedThings } from "./TaggedThings.tsx";
import { bearersOf, tagUses } from "./tagUse.rules.ts";
import { columns, count, dot, list, tag as tagClass, word } from "./Tags.css.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { tagTone } from "../../../page-kit/tags/tagTone.rules.ts";
import { tagTones } from "../../../page-kit/tags/tagTones.css.ts";

/** Back in the list, the focus is where it was. */
const focusOn = (pressed: HTMLButtonElement | null) => pressed?.focus();

/** Every tag, what bears it, and renaming, joining and removing it everywhere. */
export default function TaggingPage() {
  const records = useApi(createGuestRecordsApi);
  const [chosen, choose] = useSearchParam("tag");
  const [pressed, setPressed] = useState({ tag: "", times: 0 });
  const [text, setText] = useState("");
  const [asking, setAsking] = useState<"new" | "rename" | "merge" | "remove" | null>(null);
  const mayWrite = useMay("guests.write");
  const write = useWrite(keys.all, "Tagging");
  const { data, error, refetch } = useRead(keys.tags, () => records.tags());
  const use =
    data?.find(({ tag }) => tag === chosen) ??
    (data ?? []).toSorted((a, b) => tagUses(b) - tagUses(a))[0];
  const isPhone = useMedia(media.mobile);
  // On a phone a tag takes the place of the list.
  const isAlone = isPhone && use !== undefined && use.tag === chosen;
  const press = (tag: string) => {
    choose(tag);
    setPressed(({ times }) => ({ tag, times: times + 1 }));
  };
  const shown = (data ?? []).filter(({ tag }) => hasWords(tag, text));
  const showRenamed = (name: string) => {
    choose(name);
    toast.success(`Now called “${name}”`);
  };
  const remove = async () => {
    if (!use || (await write.run(() => records.renameTag(use.tag, null))) === null) return;
    setAsking(null);
    choose(null);
    toast.success("The tag is gone");
  };
  return (
    <PageFrame>
      <PageHeader
        title="Tagging"
        lead="One set of tags for your guests, activities and tasks. Rename one here and it changes everywhere."
        actions={
          mayWrite &&
          data &&
          data.length > 0 && (
            <Button icon={<Plus />} onClick={() => setAsking("new")}>
              New tag
            </Button>
          )
        }
      />
      {error && <LoadFailed what="Your tags" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={6} />}
      {data?.length === 0 && (
        <EmptyState
          drawing="tag"
          title="No tags yet"
          action={
            mayWrite && (
              <Button icon={<Plus />} onClick={() => setAsking("new")}>
                New tag
              </Button>
            )
          }
        >
          {mayWrite
            ? "Select guests on an event’s list and choose “Tag”. An activity takes its tags in its form, a task has them as labels."
            : "Guests, activities and tasks bear tags, as soon as somebody gives them some."}
        </EmptyState>
      )}
      {data && use && (
        <div className={columns}>
          {!isAlone && (
            <Stack gap="3">
              <SearchField
                look="field"
                label="Find a tag"
                placeholder="Find a tag"
                value={text}
                onValueChange={setText}
              />
              <ul className={list} aria-label="Tags">
                {shown.map(({ tag, ...uses }) => (
                  <li key={tag}>
                    <button
                      ref={isPhone && tag === pressed.tag ? focusOn : undefined}
                      type="button"
                      className={tagClass}
                      aria-pressed={!isPhone && tag === use.tag}
                      onClick={() => press(tag)}
                    >
                      <span className={`${dot} ${tagTones[tagTone(tag)]}`} />
                      <bdi className={word}>{tag}</bdi>
                      <span className={count}>{tagUses(uses)}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {shown.length === 0 && <Text tone="muted">No tag like that.</Text>}
            </Stack>
          )}
          {(isAlone || !isPhone) && (
            <TaggedThings
              key={use.tag}
              use={use}
              asked={pressed.tag === use.tag ? pressed.times : 0}
              onBack={isAlone ? () => choose(null) : undefined}
              onAsk={mayWrite ? setAsking : undefined}
              mayMerge={data.length > 1}
            />
          )}
        </div>
      )}
      {use && asking === "rename" && (
        <RenameTagDialog
          tag={use.tag}
          others={data ?? []}
          write={write}
          onRenamed={showRenamed}
          onClose={() => setAsking(null)}
        />
      )}
      {data && asking === "new" && (
        <NewTagDialog
          others={data}
          write={write}
          onMade={(name) => {
            choose(name);
            toast.success(`“${name}” is there`);
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {use && asking === "merge" && (
        <MergeTagDialog
          tag={use.tag}
          others={(data ?? []).filter(({ tag }) => tag !== use.tag)}
          write={write}
          onMerged={(name) => {
            choose(name);
            toast.success(`Merged into “${name}”`);
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {use && (
        <AlertDialog
          open={asking === "remove"}
          onOpenChange={(open) => !open && setAsking(null)}
          title={`Remove “${use.tag}” everywhere?`}
          description={`It is taken off ${bearersOf(use)}. They stay.`}
          confirmLabel="Remove the tag"
          destructive
          loading={write.isBusy}
          onConfirm={() => void remove()}
        />
      )}
    </PageFrame>
  );
}
