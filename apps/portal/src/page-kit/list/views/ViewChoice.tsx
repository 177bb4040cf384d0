import { Button } from "@jubilee/ui/button";
import { IconButton } from "@jubilee/ui/icon-button";
import { Popover } from "@jubilee/ui/popover";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { Bookmark, X } from "lucide-react";
import { useState } from "react";
import { choose, field, keep, panel, view as viewStyle } from "./ViewChoice.css.ts";
import type { Views } from "./useViews.ts";
import { viewLookedAt, type ListView } from "./views.rules.ts";

interface ViewChoiceProps<Filter> {
  kept: Views<Filter>;
  /** What is looked at now. */
  now: Omit<ListView<Filter>, "name">;
  onChoose: (view: ListView<Filter>) => void;
}

/** The views of a list under their names, and a name for the one that is looked at. */
export function ViewChoice<Filter>({ kept, now, onChoose }: ViewChoiceProps<Filter>) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const current = viewLookedAt(kept.views, now);
  const keepNow = () => {
    if (name.trim() === "") return;
    kept.keep({ ...now, name: name.trim() });
    setName("");
    setOpen(false);
  };
  return (
    <Popover
      label="Views"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="sm" icon={<Bookmark />}>
          {current ? current.name : kept.views.length > 0 ? "Views" : "Keep as a view"}
        </Button>
      }
    >
      <div className={panel}>
        {kept.views.map((view) => (
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
              onClick={() => kept.forget(view.name)}
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
          Filters, order and columns, on this device.
        </Text>
      </div>
    </Popover>
  );
}
