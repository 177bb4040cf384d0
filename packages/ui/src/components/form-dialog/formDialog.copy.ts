export const formDialogWords = {
  closeTitle: "Close without saving?",
  keepTyping: "Keep typing",
  unsaved: "What you typed here is not saved yet.",
};
