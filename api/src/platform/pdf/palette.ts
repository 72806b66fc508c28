/** The light tokens of the art direction, on paper. */
export const palette = {
  primary: '#14296B',
  onPrimary: '#FFFFFF',
  ink: '#14172B',
  soft: '#4A5068',
  line: '#D8DCEA',
  lightBlue: '#E6ECFF',
  ground: '#F5F6FB',
  cancel: '#C01530',
  success: '#17703F',
} as const;
