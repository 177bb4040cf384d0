export const alertDialogWords = { typeName: "Type the name to confirm" };
