import{j as o,s as i,v as n}from"/static/build/part-ITC57FEK.js";async function d(r,s){let{address:t}=await n(`/api/guide/${r}/${s}`,{nonce:i()});o(t)}export{d as a};
