import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { CategoryInput, Forum, ForumCategory } from "@jubilee/core/talk/forum.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { talkKeys } from "../keys.ts";

interface CategoryDialogProps {
  forum: Forum;
  /** The one that is changed; null makes one. */
  category: ForumCategory | null;
  onClose: () => void;
}

const seenBy = [
  { value: "members" as const, label: "Everyone on the team who reads messages" },
  { value: "group" as const, label: "Chosen people, and moderators" },
  {
    value: "everybody" as const,
    label: "Everybody, also without an account",
    help: "Its topics get addresses of their own that anybody can open and search engines find. The names of those who wrote are on them. Only your team writes.",
  },
];

/** A category: its name, what it is about, and who sees it. */
export function CategoryDialog({ forum, category, onClose }: CategoryDialogProps) {
  const api = useApi(createForumApi);
  const form = useDraft<CategoryInput>(
    () => ({
      name: category?.name ?? "",
      about: category?.about ?? "",
      visibility: category?.visibility ?? "members",
      people: category?.people ?? [],
      filesOpen: category?.visibility === "everybody" ? category.filesOpen : true,
    }),
    {
      write: useWrite(talkKeys.forum),
      check: ({ name }) => (name.trim() === "" ? { name: "Give the category a name" } : {}),
    },
  );
  const { people, visibility } = form.draft;
  return (
    <FormDialog
      title={category ? "Change this category" : "New category"}
      submitLabel={category ? "Save" : "Make the category"}
      {...form.dialog((input) => api.saveCategory(category?.id ?? null, input), { onClose })}
    >
      <TextField label="Name" maxLength={80} {...form.field("name")} />
      <TextArea label="What it is about" optional maxLength={300} {...form.field("about")} />
      <RadioGroup label="Who sees it" options={seenBy} {...form.field("visibility")} />
      {visibility === "everybody" && (
        <Checkbox
          label="Pictures and files, too"
          help="Left out, visitors only read how many there are."
          {...form.checked("filesOpen")}
        />
      )}
      {visibility === "group" &&
        forum.team.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name ?? "Somebody without a name"}
            checked={people.includes(id)}
            onCheckedChange={(isChosen) =>
              form.change({
                people: isChosen ? [...people, id] : people.filter((one) => one !== id),
              })
            }
          />
        ))}
    </FormDialog>
  );
}
