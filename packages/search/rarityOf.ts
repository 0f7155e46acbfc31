/**
 * How much a term tells by how few sections hold it (inverse document frequency).
 * @param sections all sections
 * @param holding those that hold the term
 */
export const rarityOf = (sections: number, holding: number): number =>
  Math.log(1 + (sections - holding + 0.5) / (holding + 0.5));
