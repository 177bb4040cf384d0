import { Button } from "@jubilee/ui/button";
import { IconButton } from "@jubilee/ui/icon-button";
import { Popover } from "@jubilee/ui/popover";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { Bookmark, X } from "lucide-react";
import { useState } from "react";
import { changeQuery } from "../../../app/routing/changeQuery.ts";
import { useQueryParts } from "../address/useQueryParts.ts";
import { choose, field, keep, panel, view as viewStyle } from "./ViewChoice.css.ts";
import { queryText, viewLookedAt, withLook, type ListView } from "./look.rules.ts";
import type { ListLook } from "./useListLook.ts";

export interface ViewChoiceProps {
  look: ListLook;
  /** Which parts of the address say how the list is looked at; the same array every time. */
  parts: readonly string[];
}

/** The views of a list under their names, and a name for the one that is looked at. */
export function ViewChoice({ look, parts }: ViewChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const query = queryText(useQueryParts(parts));
  const now = { query, hidden: [...look.hidden], order: look.order ?? null };
  const current = viewLookedAt(look.views, now);
  const onChoose = (view: ListView) => {
    look.wear(view);
    changeQuery((known) => withLook(known, [...parts, "from"], view.query));
  };
  const isPhone = useMedia(media.mobile);
  const words = current ? current.name : look.views.length > 0 ? "Views" : "Keep as a view";
  const keepNow = () => {
    if (name.trim() === "") return;
    look.keep({ ...now, name: name.trim() });
    setName("");
    setOpen(false);
  };
  return (
    <Popover
      label="Views"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        isPhone ? (
          <IconButton
            label={words}
            icon={<Bookmark />}
            size="sm"
            variant={current ? "secondary-light" : "ghost"}
          />
        ) : (
          <Button variant="ghost" size="sm" icon={<Bookmark />}>
            {words}
          </Button>
        )
      }
    >
      <div className={panel}>
        {look.views.map((view) => (
          <div key={view.name} className={viewStyle}>
            <div className={choose}>
              <Button
                variant={view === current ? "secondary-light" : "ghost"}
                size="sm"
                aria-pressed={view === current}
                onClick={() => {
                  onChoose(view);
                  setOpen(false);
                }}
              >
                {view.name}
              </Button>
            </div>
            <IconButton
              size="sm"
              label={`Forget ${view.name}`}
              icon={<X />}
              onClick={() => look.forget(view.name)}
            />
          </div>
        ))}
        <div className={keep}>
          <div className={field}>
            <TextField
              label="Keep what you see as"
              value={name}
              maxLength={40}
              onValueChange={setName}
              onKeyDown={({ key }) => {
                if (key === "Enter") keepNow();
              }}
            />
          </div>
          <Button variant="secondary-light" onClick={keepNow}>
            Keep
          </Button>
        </div>
        <Text size={12} tone="muted">
          Filters, order and columns, for you alone, wherever you sign in.
        </Text>
      </div>
    </Popover>
  );
}
