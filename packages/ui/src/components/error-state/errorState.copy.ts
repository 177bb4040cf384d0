export const errorStateWords = { title: "Something went wrong" };
