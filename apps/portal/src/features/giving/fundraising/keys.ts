export const keys = {
  all: ["fundraising"] as const,
  campaigns: ["fundraising", "campaigns"] as const,
  gifts: (campaignId: string | null, search: string) =>
    ["fundraising", "gifts", campaignId, search] as const,
  links: (campaignId: string) => ["fundraising", "links", campaignId] as const,
};
