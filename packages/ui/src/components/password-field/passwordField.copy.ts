export const passwordFieldWords = { hide: "Hide password", show: "Show password" };
