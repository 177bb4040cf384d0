import type { PageForm } from "../../page.types.ts";

/** How long a comment may be. */
export const mostLetters = 4000;

/** What a helper does with their tasks. */
export const helpingForms: Readonly<Record<string, PageForm>> = {
  tick: {
    call: "helping",
    fields: ["taskId", "stepId", "isDone"],
    read: ({ taskId, stepId, isDone }) => ({
      taskId,
      ...(stepId ? { stepId } : {}),
      isDone: isDone === "yes",
    }),
  },
  press: {
    call: "helping/press",
    fields: ["activityId", "pressId", "act", "late", "longer", "undoneId", "at"],
    read: ({ activityId, pressId, act = "", late, longer, undoneId, at }) => {
      // A button has one value: `late 10` is ten minutes later.
      const [what, minutes] = act.split(" ");
      return {
        activityId,
        pressId,
        act: what,
        ...(at ? { at } : {}),
        ...(what === "late"
          ? { minutes: Number(minutes), late: Number(late), longer: Number(longer) }
          : {}),
        ...(what === "undo" ? { undoneId } : {}),
      };
    },
  },
  comment: {
    call: "helping/comment",
    fields: ["taskId", "commentId", "comment", "files"],
    most: { comment: mostLetters },
    read: ({ taskId, commentId, comment, files }) => ({
      taskId,
      commentId,
      comment,
      ...(files ? { files: files.split(" ") } : {}),
    }),
  },
  mails: {
    call: "helping/mails",
    fields: ["wantsMail"],
    read: ({ wantsMail }) => ({ wantsMail: wantsMail === "yes" }),
  },
};
