import { useState, type KeyboardEvent } from "react";
import { Button } from "../button/Button.tsx";
import { TextArea } from "../text-area/TextArea.tsx";
import { buttons, editor } from "./ActivityFeed.css.ts";
import type { ActivityWords } from "./activityWords.ts";

interface CommentEditorProps {
  text: string;
  words: ActivityWords;
  onSave: (text: string) => void;
  onLeave: () => void;
}

/** A comment while it is changed. Escape leaves it as it was. */
export function CommentEditor({ text, words, onSave, onLeave }: CommentEditorProps) {
  const [draft, setDraft] = useState(text);
  const isSomething = draft.trim() !== "";
  const save = () => {
    if (isSomething) onSave(draft.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isAsked = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (event.key === "Escape") onLeave();
    else if (isAsked) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={editor}>
      <TextArea
        ref={(element) => element?.focus()}
        label={words.comment}
        hideLabel
        rows={2}
        value={draft}
        onValueChange={setDraft}
        onKeyDown={press}
      />
      <div className={buttons}>
        <Button size="sm" variant="ghost" onClick={onLeave}>
          {words.cancel}
        </Button>
        <Button size="sm" aria-disabled={!isSomething} onClick={save}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
