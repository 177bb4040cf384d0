import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { Forum, ForumCategory, TopicsShown } from "@jubilee/core/talk/forum.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu, type MenuEntry } from "@jubilee/ui/menu";
import { Select } from "@jubilee/ui/select";
import { toast } from "@jubilee/ui/toast";
import { counted } from "@jubilee/core/base/words.rules";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { openBeside } from "../../../page-kit/help/openBeside.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { talkKeys } from "../keys.ts";
import * as css from "../messages/Talk.css.ts";
import { CategoryDialog } from "./CategoryDialog.tsx";
import { ModerationDialog } from "./ModerationDialog.tsx";

interface CategoryBarProps {
  forum: Forum;
  category: ForumCategory | null;
  onCategory: (id: string | null) => void;
  shows: TopicsShown | null;
  onShows: (shows: TopicsShown | null) => void;
}

const every = "all" as const;
const parts: readonly { value: TopicsShown | typeof every; label: string }[] = [
  { value: every, label: "All topics" },
  { value: "unread", label: "Unread" },
  { value: "open", label: "Open" },
  { value: "solved", label: "Solved" },
  { value: "followed", label: "Followed" },
];

/** Which category is looked at, and what can be done with it. */
export function CategoryBar({ forum, category, onCategory, shows, onShows }: CategoryBarProps) {
  const api = useApi(createForumApi);
  const { isBusy, run } = useWrite(talkKeys.forum);
  const [asks, setAsks] = useState<"new" | "change" | "remove" | null>(null);
  const [query, setQuery] = useSearchParams();
  // A notice leads here, too.
  const moderates = forum.mayModerate && query.get("moderation") === "open";
  const moderate = (opens: boolean) =>
    setQuery((known) => {
      const next = new URLSearchParams(known);
      if (opens) next.set("moderation", "open");
      else next.delete("moderation");
      return next;
    });
  const readAll = async () => {
    const count = await run(() => api.read(category?.id ?? null));
    if (count !== null) toast.success(`${counted(count, "topic", "topics")} marked as read`);
  };
  const remove = async () => {
    if (!category || (await run(() => api.removeCategory(category.id))) === null) return;
    setAsks(null);
    onCategory(null);
  };
  const entries: MenuEntry[] = [
    { id: "read", label: "Mark all as read", onSelect: () => void readAll() },
    ...(category?.visibility === "everybody"
      ? [
          {
            id: "public",
            label: "See the public page",
            onSelect: () => openBeside(href("publicForum.category", { categoryId: category.id })),
          },
        ]
      : []),
    ...(forum.mayModerate
      ? [
          { separator: true as const },
          {
            id: "moderation",
            label: forum.waiting > 0 ? `Moderation (${forum.waiting} waiting)` : "Moderation",
            onSelect: () => moderate(true),
          },
          { id: "new", label: "New category", onSelect: () => setAsks("new") },
          ...(category
            ? [
                { id: "change", label: "Change this category", onSelect: () => setAsks("change") },
                {
                  id: "remove",
                  label: "Delete this category",
                  destructive: true,
                  onSelect: () => setAsks("remove"),
                },
              ]
            : []),
        ]
      : []),
  ];
  return (
    <div className={`${css.sideHead} ${css.choices}`}>
      <Select
        label="Category"
        hideLabel
        size="sm"
        options={[
          { value: every, label: "All categories" },
          ...forum.categories.map(({ id, name, unread }) => ({
            value: id,
            label: unread > 0 ? `${name} (${unread} new)` : name,
          })),
        ]}
        value={category?.id ?? every}
        onValueChange={(id) => onCategory(id === every ? null : id)}
      />
      <Select
        label="Which topics"
        hideLabel
        size="sm"
        options={parts}
        value={shows ?? every}
        onValueChange={(value) =>
          onShows(parts.some((part) => part.value === value) && value !== every ? value : null)
        }
      />
      <Menu
        align="end"
        trigger={<IconButton variant="ghost" label="What to do in the forum" icon={<Ellipsis />} />}
        entries={entries}
      />
      {(asks === "new" || asks === "change") && (
        <CategoryDialog
          forum={forum}
          category={asks === "change" ? category : null}
          onClose={() => setAsks(null)}
        />
      )}
      {moderates && <ModerationDialog onClose={() => moderate(false)} />}
      <AlertDialog
        open={asks === "remove"}
        onOpenChange={() => setAsks(null)}
        title={`Delete ${category?.name ?? ""}?`}
        description="Only a category without topics can be deleted. Move its topics first."
        confirmLabel="Delete the category"
        loading={isBusy}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
