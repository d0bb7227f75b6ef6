/** What is printed on the solo sheet: the ladder of ranks and where the artillery's track ends. */

export const RANK_POINTS = [16, 18, 20, 22, 24, 26];
export const ARTILLERY_TRACK = 20;
