export const keys = {
  all: ["showcases"] as const,
  list: ["showcases", "list"] as const,
};
