export const toastWords = { close: "Close toast", label: "Notifications", undo: "Undo" };
