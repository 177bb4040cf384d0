import { typedLink } from "@jubilee/core/base/rich-links.rules";
import { Button } from "@jubilee/ui/button";
import { TextField } from "@jubilee/ui/text-field";
import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { linkAround, linkTo } from "./commands.ts";
import { row } from "./Editing.css.ts";

interface LinkRowProps {
  view: EditorView;
  state: EditorState;
  onClose: () => void;
}

/** Where a link leads: a page, a mail address, a telephone number. */
export function LinkRow({ view, state, onClose }: LinkRowProps) {
  const type = state.schema.marks["link"];
  const known = type ? linkAround(state, type) : null;
  const [typed, setTyped] = useState(known?.href ?? "");
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const close = () => {
    onClose();
    view.focus();
  };
  const tie = (href: string | null) => {
    if (type) linkTo(type, href)(view.state, view.dispatch);
    close();
  };
  const tieTyped = () => {
    const href = typedLink(typed);
    if (href === null) setProblem("Type an address such as example.com or name@example.com");
    else tie(href);
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    tieTyped();
  };
  return (
    <div className={row}>
      <TextField
        ref={field}
        label="Where the link leads"
        value={typed}
        dir="ltr"
        onValueChange={setTyped}
        onKeyDown={takeKey}
        {...(problem ? { error: problem } : {})}
      />
      <Button onClick={tieTyped}>Link</Button>
      {known && (
        <Button variant="outline" onClick={() => tie(null)}>
          Take it off
        </Button>
      )}
      <Button variant="ghost" onClick={close}>
        Leave
      </Button>
    </div>
  );
}
