/** Where everybody reads his own courses and certificates. */
export const ownTrainingPath = '/dao-tao-cua-toi'
