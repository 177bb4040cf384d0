import type { Forum } from "@jubilee/core/talk/forum.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { useState } from "react";
import * as css from "../messages/Talk.css.ts";
import { CategoryDialog } from "./CategoryDialog.tsx";

/** A forum that nobody has begun. */
export function FirstCategory({ forum }: { forum: Forum }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.note}>
      <EmptyState
        drawing="talk"
        level={2}
        title="No forum yet"
        action={forum.mayModerate && <Button onClick={() => setOpen(true)}>Make a category</Button>}
      >
        {forum.mayModerate
          ? "Topics stand under categories: suppliers, money, how we do things."
          : "Who moderates messages in your team begins it with a category."}
      </EmptyState>
      {isOpen && <CategoryDialog forum={forum} category={null} onClose={() => setOpen(false)} />}
    </div>
  );
}
