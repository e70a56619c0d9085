import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** unchecked → checking → valid, invalid, or unavailable when the lookup did not answer (2 §4). */
export type PincodeStatus = 'unchecked' | 'checking' | 'valid' | 'invalid' | 'unavailable';

export interface PincodeState {
  pin: string;
  status: PincodeStatus;
}

const initialState: PincodeState = { pin: '', status: 'unchecked' };

export const pincodeSlice = createSlice({
  name: 'pincode',
  initialState,
  reducers: {
    /** Editing makes it unchecked again. */
    edited(_state, { payload }: PayloadAction<string>) {
      return { pin: payload, status: 'unchecked' };
    },
    /** An answer for a pincode that is no longer in the box is dropped. */
    answered(state, { payload }: PayloadAction<PincodeState>) {
      if (state.pin === payload.pin) state.status = payload.status;
    },
  },
  selectors: { selectPincode: (state) => state },
});

export const { edited: pincodeEdited, answered: pincodeAnswered } = pincodeSlice.actions;
export const { selectPincode } = pincodeSlice.selectors;
