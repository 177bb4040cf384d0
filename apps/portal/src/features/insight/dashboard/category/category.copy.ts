/** Said above the features, which open all the same. */
export const figuresFailed =
  "The figures could not be loaded. Everything below opens all the same.";
