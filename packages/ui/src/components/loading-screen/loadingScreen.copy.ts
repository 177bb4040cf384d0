export const loadingScreenWords = { loading: "Loading..." };
