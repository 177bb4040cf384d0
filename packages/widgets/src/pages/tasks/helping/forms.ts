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
  comment: {
    call: "helping/comment",
    fields: ["taskId", "commentId", "comment"],
    most: { comment: mostLetters },
    read: ({ taskId, commentId, comment }) => ({ taskId, commentId, comment }),
  },
  mails: {
    call: "helping/mails",
    fields: ["wantsMail"],
    read: ({ wantsMail }) => ({ wantsMail: wantsMail === "yes" }),
  },
};
